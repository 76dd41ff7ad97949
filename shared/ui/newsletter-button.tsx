import type { MouseEvent, ReactNode } from 'react';
import { useNewsletterModal } from '@vipp/shared/stores/site-context';
import { Button } from './button';

type Props = {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** Opens the newsletter modal; without JavaScript, or without a modal to open, a link to the contact page's form. */
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
