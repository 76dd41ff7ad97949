import { renderToString } from 'react-dom/server';
import { photographSrcSet } from '@vipp/shared/lib/photographs';
import { Picture } from '@vipp/shared/ui/picture';
import { picturePreload } from './picture-preload';

const drawing = '/backend/public/storage/a.svg';
const photograph = '/backend/public/storage/a.jpg';

describe('the preload of a page', () => {
  it('is the photograph with priority, in the width that the browser would load', () => {
    const body = renderToString(
      <>
        <Picture src="/backend/public/storage/lazy.jpg" alt="" />
        <Picture
          src={photograph}
          alt="Lomé"
          width={1_000}
          height={600}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
        />
      </>,
    );
    expect(picturePreload(body)).toBe(
      `<link rel="preload" imagesrcset="${photographSrcSet(photograph, 1_000)}" imagesizes="(min-width: 64rem) 50vw, 100vw" as="image" type="image/webp" fetchpriority="high">`,
    );
  });

  it('is the drawing with priority', () => {
    expect(picturePreload(renderToString(<Picture src={drawing} alt="" priority />))).toBe(
      `<link rel="preload" href="${drawing}" as="image" fetchpriority="high">`,
    );
  });

  it('is any other image with priority', () => {
    expect(picturePreload('<img src="/a.gif" alt="" loading="eager" fetchPriority="high"/>')).toBe(
      '<link rel="preload" href="/a.gif" as="image" fetchpriority="high">',
    );
  });

  it('is nothing where no picture has priority', () => {
    expect(picturePreload(renderToString(<Picture src={photograph} alt="" />))).toBe('');
  });
});
