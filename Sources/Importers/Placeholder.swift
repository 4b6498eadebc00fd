internal import Simulator
