require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Only for results that never come: slow machines must not fail.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom lays nothing out and plays nothing: these browser calls answer as on a wide, still, light screen. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= QuietObserver;
window.ResizeObserver ??= QuietObserver;

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => {};

// jsdom knows <dialog> without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
