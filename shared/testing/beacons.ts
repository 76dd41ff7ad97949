/** What a page sends with `navigator.sendBeacon`, in jsdom. */

/** @param send in place of the browser's own */
export function watchBeacons(send = () => true): [address: string, body: Blob][] {
  const sent: [string, Blob][] = [];
  const sendBeacon = (address: string, body: Blob) => {
    sent.push([address, body]);
    return send();
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  return sent;
}

/** The JSON of a beacon, which jsdom reads by its own reader only. */
export const jsonOf = (body: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(body);
  });
