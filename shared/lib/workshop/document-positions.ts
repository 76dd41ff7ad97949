/** Reads the positions of a document, with their openings. */
import type { Opening, Position } from '../../contract/application/definition';
import { line, resolve, type Names } from './document-names';
import { propertyOf, type TreeNode } from './draft-nodes';

function openingOf({ node }: TreeNode, names: Names): Opening {
  return {
    country: resolve(propertyOf(node, 'country') ?? '', names.values),
    city: line(node, 'city'),
    countryCode: propertyOf(node, 'countryCode') ?? '',
    publishedOn: propertyOf(node, 'publishedOn') ?? '',
    closesOn: propertyOf(node, 'closesOn') ?? '',
  };
}

export function positionOf({ node, children }: TreeNode, names: Names): Position {
  const label = line(node, 'label');
  const option = propertyOf(node, 'option');
  return {
    value: option === undefined ? label : resolve(option, names.values),
    label,
    summary: line(node, 'summary'),
    openings: children.map((opening) => openingOf(opening, names)),
  };
}
