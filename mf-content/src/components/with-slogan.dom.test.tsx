import { render, screen } from '@testing-library/react';
import { withSlogan } from './with-slogan';

it('withSlogan marks only the slogan as English', () => {
  render(<h1>{withSlogan('Vipp, The African BPO & CX leader.')}</h1>);
  expect(screen.getByRole('heading')).toHaveTextContent('Vipp, The African BPO & CX leader.');
  expect(screen.getByText('The African BPO & CX leader')).toHaveAttribute('lang', 'en');
});

it('withSlogan does not change a text without it', () => {
  expect(withSlogan('Le groupe')).toBe('Le groupe');
});
