/** Addresses that start and end a preview. */
export const PREVIEW_PATH = '/federation/preview';

export const previewPath = (token: string): string => `${PREVIEW_PATH}/${token}`;
export const LEAVE_PREVIEW_PATH = `${PREVIEW_PATH}/leave`;
