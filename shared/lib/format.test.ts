import { describeFile, formatBytes, formatDate, formatNumber } from './format';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1500, '1\u202F500'],
    [110000, '110\u202F000'],
    [1234567, '1\u202F234\u202F567'],
    [-1500, '−1\u202F500'],
  ])('groups %d by thousands', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('writes decimals after a comma', () => {
    expect(formatNumber(1234.5, 1)).toBe('1\u202F234,5');
  });

  it('never writes minus zero', () => {
    expect(formatNumber(-0.2)).toBe('0');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0\u202Foctet'],
    [1, '1\u202Foctet'],
    [950, '950\u202Foctets'],
    [999.6, '1\u202Fko'],
    [412000, '412\u202Fko'],
    [999_600, '1\u202FMo'],
    [1_240_000, '1,2\u202FMo'],
    [2_000_000, '2\u202FMo'],
    [12_400_000, '12\u202FMo'],
    [3_200_000_000_000, '3\u202F200\u202FGo'],
  ])('writes %d bytes with a unit', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('formatDate', () => {
  it('shows a date and a date-time as dd-mm-yyyy, whatever the time zone', () => {
    expect(formatDate('2025-03-12')).toBe('12-03-2025');
    expect(formatDate('2025-12-31T23:59:59Z')).toBe('31-12-2025');
  });

  it('returns other text unchanged', () => {
    expect(formatDate('bientôt')).toBe('bientôt');
  });
});

describe('describeFile', () => {
  it('shows format and size', () => {
    expect(describeFile('PDF', 412000)).toBe('PDF, 412\u202Fko');
  });

  it('shows only the format when the size is not known', () => {
    expect(describeFile('PDF')).toBe('PDF');
  });
});
