/** Settings that every gateway in a test needs besides its addresses. */
export const testSecrets = {
  FORM_STATE_SECRET: 'form-state-secret-of-the-gateway-tests',
};
