import { ArrowRight } from 'lucide-react';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { Button } from '@vipp/shared/ui/button';
import { Card } from '@vipp/shared/ui/card';
import { NewsletterButton } from '@vipp/shared/ui/newsletter-button';
import { Picture } from '@vipp/shared/ui/picture';
import { PublicationDate } from '@vipp/shared/ui/publication-date';
import { Reveal } from '@vipp/shared/ui/reveal';
import { Section } from '@vipp/shared/ui/section';
import { TagList } from '@vipp/shared/ui/tag-list';
import styles from './latest-news.module.css';

/** In `latest-news.module.css`: three columns with a wide first one, then two below the first, then one. */
const FIRST_SIZES = '(min-width: 64rem) 38.5rem, calc(93.2vw - 0.8rem)';
const OTHER_SIZES = '(min-width: 64rem) 19.25rem, (min-width: 48rem) 45vw, calc(93.2vw - 0.8rem)';

type CardProps = { post: PostCard; isFirst: boolean };

function PostMedia({ src, post, isFirst }: CardProps & { src: string }) {
  const sizes = isFirst ? FIRST_SIZES : OTHER_SIZES;
  return (
    <Picture src={src} alt="" width={post.imageWidth} height={post.imageHeight} focus={post.imageFocus} sizes={sizes} />
  );
}

function NewsCard({ post, isFirst }: CardProps) {
  return (
    <Card
      title={post.title}
      to={`/actualite/${post.slug}`}
      linkText="Lire l’article"
      eyebrow={<PublicationDate date={post.publishedAt} />}
      media={post.image && <PostMedia src={post.image} post={post} isFirst={isFirst} />}
      footer={<TagList tags={post.categories} label="Catégories" />}
    >
      {post.description}
    </Card>
  );
}

type Props = {
  /** Null when they are unavailable. */
  posts: readonly PostCard[] | null;
};

function Posts({ posts }: Props) {
  if (posts === null) return <p>Les actualités ne peuvent pas être affichées pour le moment.</p>;
  if (posts.length === 0) return <p>Aucune actualité n’a encore été publiée.</p>;
  return (
    <Reveal>
      <ul className={styles.posts} role="list">
        {posts.map((post, index) => (
          <li key={post.id} className={styles.post}>
            <NewsCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/** The newest posts, of which the first is larger, and links to more. */
export function LatestNews({ posts }: Props) {
  return (
    <Section title="Actualités" tone="tint">
      <Posts posts={posts} />
      <div className={styles.more}>
        <Button to="/actualite" icon={<ArrowRight />}>
          Toutes les actualités
        </Button>
        <NewsletterButton>Je souhaite être informé des actus</NewsletterButton>
      </div>
    </Section>
  );
}
