/** Whether the last digit of a card number is its check digit (Luhn, ISO/IEC 7812-1). */
export function hasCheckDigit(cardNumber: string): boolean {
  const digits = [...cardNumber].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : 2 * digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}
