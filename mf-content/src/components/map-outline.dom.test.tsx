import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MapOutline } from './map-outline';

const map = (d: string | undefined) => (
  <svg>
    <MapOutline d={d} />
  </svg>
);

it('a map retains the server’s outline when the browser has none', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(map('M0 0h1'));
  const { rerender } = render(map(undefined), { container, hydrate: true });
  rerender(map(undefined));
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0h1');
});

it('a map has its outline in a page rendered by the browser', () => {
  const { container } = render(map('M0 0h2'));
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0h2');
});
