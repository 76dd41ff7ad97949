/** Settings that every gateway in a test needs besides its addresses. */
export const testSecrets = {
  PREVIEW_SECRET: 'preview-secret-of-the-gateway-tests',
  FORM_STATE_SECRET: 'form-state-secret-of-the-gateway-tests',
};
