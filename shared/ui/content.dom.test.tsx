import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { photographSrcSet } from '../lib/photographs';
import { photographExample } from '../testing/photograph-example';
import { FigureView } from './figure-view';
import { Picture } from './picture';

describe('Picture', () => {
  it.each([
    [{ x: 0, y: 100 }, 'x0 y5'],
    [{ x: 39, y: 61 }, 'x1 y4'],
    [{ x: 50, y: 49 }, 'y2'],
    [{ x: 51, y: 50 }, 'x3'],
  ])('has its focus %j as classes', (focus, classes) => {
    const { container } = render(<Picture src="/a.jpg" alt="" className="media" focus={focus} />);
    expect(container.querySelector('img')).toHaveClass(`media focus ${classes}`, { exact: true });
  });

  it('assumes the width of the content for a photograph without sizes', () => {
    const { container } = render(<Picture src="/backend/public/storage/a.webp" alt="" />);
    expect(container.querySelector('img')).toHaveAttribute('sizes', expect.stringContaining('93.2vw'));
  });

  it('offers nothing beside an image that has no other widths', () => {
    const { container } = render(<Picture src="/backend/public/storage/a.svg" alt="" sizes="50vw" />);
    expect(container.innerHTML).not.toMatch(/srcset|sizes/i);
  });

  it('is preloaded with priority, a photograph in the width that the browser would load', () => {
    const photograph = '/backend/public/storage/a.jpg';
    const html = renderToString(
      <main>
        <Picture src="/backend/public/storage/lazy.jpg" alt="" />
        <Picture src={photograph} alt="Lomé" width={1_000} height={600} sizes="100vw" priority />
        <Picture src="/backend/public/storage/a.svg" alt="" priority />
      </main>,
    );
    expect(html.split('<main>')[0]).toBe(
      `<link rel="preload" as="image" imageSrcSet="${photographSrcSet(photograph, 1_000)}" imageSizes="100vw" fetchPriority="high"/><link rel="preload" as="image" href="/backend/public/storage/a.svg" fetchPriority="high"/>`,
    );
  });
});

it('a photograph has its caption with the credit below it', () => {
  render(<FigureView figure={photographExample} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: photographExample.alt })).toHaveClass('focus', 'y1');
  expect(within(figure).getByText(/^Photo\s: Rachel Michetti$/)).toBeInTheDocument();
});
