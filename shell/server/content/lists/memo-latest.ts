/**
 * Memoises the latest result until an input is another object. The content cache returns the same objects for as long as
 * the content is the same.
 */
export function memoLatest<Inputs extends readonly unknown[], Output>(
  compute: (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let latest: { inputs: Inputs; output: Output } | undefined;
  return (...inputs) => {
    if (!latest || latest.inputs.some((input, place) => input !== inputs[place]))
      latest = { inputs, output: compute(...inputs) };
    return latest.output;
  };
}
