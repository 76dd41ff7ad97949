/** Red, green and blue from 0 to 255, then the alpha where there is one, of a computed colour: `rgb(…)` or `color(srgb …)`. */
export function channelsOf(computed: string): number[] {
  const [red = 0, green = 0, blue = 0, ...alpha] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const whole = computed.startsWith('color(') ? 255 : 1;
  return [...[red, green, blue].map((channel) => Math.round(channel * whole)), ...alpha];
}
