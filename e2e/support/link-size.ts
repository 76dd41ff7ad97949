/** The size that a link states, `46 ko` or `1,2 Mo`, in bytes, and the precision of its last digit. */
export function readSize(text: string): { bytes: number; unit: number } {
  const [, number = '', unit = ''] = /([\d,\u202F]+)\u202F(octets|ko|Mo)/.exec(text) ?? [];
  const worth = { octets: 1, ko: 1_000, Mo: 1_000_000 }[unit] ?? Number.NaN;
  return {
    bytes: Number(number.replace('\u202F', '').replace(',', '.')) * worth,
    unit: number.includes(',') ? worth / 10 : worth,
  };
}
