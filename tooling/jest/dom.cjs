require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

// React records a stack for each element that it creates, only for the text of warnings: a tenth of the time of tests of pages.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

const { getElementError } = getConfig();

/** While a test waits, each attempt fails: of these errors only the last, which is made again, shows the document. */
function toElementError(message, container) {
  const error = getConfig()._disableExpensiveErrorDiagnostics
    ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
  // Jest shows the line of the test.
  Error.captureStackTrace(error, toElementError);
  return error;
}

// The time is only for results that never come: slow machines must not fail.
configure({ asyncUtilTimeout: 60_000, getElementError: toElementError });

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
