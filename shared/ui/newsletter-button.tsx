import type { MouseEvent, ReactNode } from 'react';
import { useNewsletterModal } from '@vipp/shared/stores/site-context';
import { Button } from './button';

type Props = {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** Opens the newsletter modal; a link to the form of the contact page without JavaScript or without a modal. */
export function NewsletterButton({ children, variant = 'secondary' }: Props) {
  const { hasModal, open } = useNewsletterModal();
  const openModal = (event: MouseEvent) => {
    if (!hasModal) return;
    event.preventDefault();
    open();
  };
  return (
    <Button to="/contact#newsletter" variant={variant} onClick={openModal}>
      {children}
    </Button>
  );
}
