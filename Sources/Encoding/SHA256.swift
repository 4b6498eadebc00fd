/// SHA-256 digests.
///
/// Source: FIPS 180-4, 6.2.
package enum SHA256 {
  /// Returns the 32 bytes of the digest.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initial
    var message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  /// Returns the digest of a style sheet or script, as a content security policy contains it:
  /// `sha256-…`.
  package static func source(of text: String) -> String {
    "sha256-" + Base64.text(of: digest(of: Array(text.utf8)))
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      schedule[index / 4] |= UInt32(byte) << UInt32(24 - 8 * (index % 4))
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var word = state
    for index in 0..<64 {
      let sum = rotated(word[4], 6) ^ rotated(word[4], 11) ^ rotated(word[4], 25)
      let choice = word[4] & word[5] ^ ~word[4] & word[6]
      let first = word[7] &+ sum &+ choice &+ constants[index] &+ schedule[index]
      let other = rotated(word[0], 2) ^ rotated(word[0], 13) ^ rotated(word[0], 22)
      let majority = word[0] & word[1] ^ word[0] & word[2] ^ word[1] & word[2]
      word = [
        first &+ other &+ majority, word[0], word[1], word[2], word[3] &+ first, word[4], word[5],
        word[6],
      ]
    }
    for index in 0..<8 { state[index] = state[index] &+ word[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initial: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
    0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
    0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
    0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
    0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
    0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
    0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
