import type { MouseEvent } from 'react';
import { Mail } from 'lucide-react';
import { useNewsletterModal } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';

const isPlainClick = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Opens the newsletter modal where one is on the page. Without JavaScript, or while nothing shows the modal, it is a
 * link to the same form on the contact page.
 */
export function NewsletterButton() {
  const { hasModal, open } = useNewsletterModal();
  const openModal = (event: MouseEvent) => {
    if (!hasModal || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <Button to="/contact#newsletter" onClick={openModal} icon={<Mail />}>
      Je souhaite être informé des actus
    </Button>
  );
}
