import { detailsExample, photographExample } from '../testing/photograph-example';
import type { Example } from './example';
import { Picture } from './picture';
import { PictureCaption } from './picture-caption';

const { src, alt, width, height } = photographExample;
const picture = <Picture src={src} alt={alt} width={width} height={height} />;

export const examples: Example[] = [
  {
    name: 'caption and credit',
    element: (
      <figure>
        {picture}
        <PictureCaption credit={detailsExample.credit}>{detailsExample.caption}</PictureCaption>
      </figure>
    ),
  },
  {
    name: 'credit',
    element: (
      <figure>
        {picture}
        <PictureCaption credit={detailsExample.credit} />
      </figure>
    ),
  },
];
