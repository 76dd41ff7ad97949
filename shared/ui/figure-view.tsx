import type { Figure } from '../contract/site-data';
import { Picture } from './picture';
import { PictureCaption } from './picture-caption';
import { RichText } from './rich-text';
import styles from './figure-view.module.css';

type Props = {
  figure: Figure;
  /** Sizes of a photograph, see `Picture`. */
  sizes?: string;
  priority?: boolean;
};

function Film({ figure }: { figure: Figure }) {
  return (
    // The content service may have a film without captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there is a track whenever the content has captions
    <video
      className={styles.media}
      controls
      preload="none"
      playsInline
      poster={figure.poster}
      // Chromium starts a film that is not loaded by the small button of its controls alone.
      onClick={({ currentTarget }) => currentTarget.readyState === 0 && void currentTarget.play()}
      width={figure.width}
      height={figure.height}
      aria-label={figure.alt || undefined}
    >
      <source src={figure.src} />
      {figure.captions && <track kind="captions" src={figure.captions} srcLang="fr" label="Français" default />}
      <a href={figure.src}>Télécharger la vidéo</a>
    </video>
  );
}

/** A figure of the content service: an image, or a film with controls and subtitles, above its caption. */
export function FigureView({ figure, sizes, priority = false }: Props) {
  return (
    <figure className={styles.figure}>
      {figure.kind === 'video' ? (
        <div className={styles.screen}>
          {figure.poster && (
            <img
              className={styles.media}
              src={figure.poster}
              alt=""
              width={figure.width}
              height={figure.height}
              loading="lazy"
            />
          )}
          <div className={styles.film}>
            <Film figure={figure} />
          </div>
        </div>
      ) : (
        <Picture
          className={styles.media}
          src={figure.src}
          alt={figure.alt}
          width={figure.width}
          height={figure.height}
          focus={figure.focus}
          sizes={sizes}
          priority={priority}
        />
      )}
      {figure.caption && (
        <PictureCaption>
          <RichText html={figure.caption} />
        </PictureCaption>
      )}
    </figure>
  );
}
