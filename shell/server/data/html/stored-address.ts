import { STORAGE_BASE } from '@vipp/shared/contract/paths';

const STORED = /^(?:(?:https?:)?\/\/[^/]+)?\/?(?:backend\/public\/|\.\/)?storage\//i;

/** `storage/a.pdf`, in any of the spellings used in content → `/backend/public/storage/a.pdf`. */
export const storedAddress = (address: string): string =>
  STORED.test(address) ? address.replace(STORED, `${STORAGE_BASE}/`) : address;
