import { readImageAddress } from './image-routes';

const path = '/backend/public/storage/posts/a.jpg';

describe('the address of a resized image', () => {
  it('names a width and a stored file', () => {
    expect(readImageAddress(`/_images/720${path}`)).toEqual({ width: 720, path });
  });

  it('is the same in every spelling of the path', () => {
    expect(readImageAddress('/_images/720/backend/public/storage/p%6Fsts//./%61.jpg')?.path).toBe(path);
    expect(readImageAddress('/_images/720/backend/public/storage/a b,é.jpg')?.path).toBe(
      readImageAddress('/_images/720/backend/public/storage/a%20b%2C%C3%A9.jpg')?.path,
    );
  });

  it('escapes what would end the path', () => {
    const escaped = '/backend/public/storage/a%23b%3Fc.jpg';
    expect(readImageAddress(`/_images/720${escaped}`)?.path).toBe(escaped);
  });

  it.each([
    `/_images/721${path}`,
    `/_images/0720${path}`,
    `/_images/x${path}`,
    `/_images/720e0${path}`,
    `/_images/99999999999${path}`,
    `/_images${path}`,
    `/_images/720${path}?v=2`,
    '/_images/720/backend/public/api/users/all',
    '/_images/720/backend/public/storage/',
    '/_images/720/backend/public/storage/../api/a.jpg',
    '/_images/720/backend/public/storage/%2e%2e/api/a.jpg',
    '/_images/720/backend/public/storage/..%2Fapi/a.jpg',
    '/_images/720/backend/public/storage/a%5C..%5Cb.jpg',
    '/_images/720/backend/public/storage/%E9.jpg',
    '/_images/720/backend/public/storage/a%00.jpg',
    '/_images/720/backend/public/storage/a%2525.jpg',
    '/_images/720//elsewhere.example/a.jpg',
  ])('is refused: %s', (url) => {
    expect(readImageAddress(url)).toBeUndefined();
  });
});
