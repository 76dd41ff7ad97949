import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawPdf } from './draw-pdf.client';
import { PdfDocument } from './pdf-document';

jest.mock('./draw-pdf.client', () => ({ drawPdf: jest.fn() }));

const draw = jest.mocked(drawPdf);
const HREF = '/backend/public/storage/posts/a.pdf';
const element = <PdfDocument href={HREF} bytes={34000} title="Un article" />;
const setViewer = (pdfViewerEnabled: boolean | undefined) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });

beforeEach(() => draw.mockReset().mockResolvedValue());
afterEach(() => void setViewer(undefined));

describe('a PDF', () => {
  it.each([true, undefined])('is shown in a frame unless the browser has no PDF viewer (%s)', (enabled) => {
    setViewer(enabled);
    render(element);
    expect(screen.getByTitle(/Un article$/)).toBeInTheDocument();
    expect(draw).not.toHaveBeenCalled();
  });

  it('is drawn in a browser without a viewer, and linked', async () => {
    setViewer(false);
    render(element);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Chargement du document…');
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(draw).toHaveBeenCalledWith(expect.objectContaining({ href: HREF }));
    expect(screen.getByRole('link', { name: /^Ouvrir le document/ })).toHaveAttribute('href', HREF);
  });

  it('is drawn on a touch screen, where frames show only the first page', async () => {
    setViewer(true);
    const media = window.matchMedia('(hover: none)');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
    render(element);
    expect(document.querySelector('iframe')).toBeNull();
    await waitFor(() => expect(draw).toHaveBeenCalled());
  });

  it('stops drawing when it is unmounted', async () => {
    setViewer(false);
    draw.mockReturnValue(new Promise(() => undefined));
    const { unmount } = render(element);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    unmount();
    expect(draw.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('has a frame in the HTML of the server for browsers without scripts only, and a link for all', () => {
    const html = renderToString(element);
    expect(html).toMatch(/<noscript><iframe[^>]*><\/iframe><\/noscript>/);
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<iframe');
    expect(html).toContain(`href="${HREF}"`);
  });
});
