import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SentBanner } from './sent-banner';

const banner = (sent: number) => <SentBanner sent={sent} text="Envoyé !" />;

beforeEach(() => jest.useFakeTimers());

it('the banner after a form was sent is shown after each send, and hidden after three seconds', () => {
  const { rerender } = render(banner(0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  for (const sent of [1, 2]) {
    rerender(banner(sent));
    expect(screen.getByRole('status')).toHaveTextContent('Envoyé !');
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByRole('status')).toHaveTextContent('Envoyé !');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  }
});

it('the banner after a form was sent is not shown without scripts', () => {
  expect(renderToString(banner(1))).not.toContain('Envoyé');
});
