import type { EtudeTheme } from '@vipp/shared/contract/paths';

const INK = '#17131f';
const PAPER = '#fbf6ee';
const OCHRE = '#e0a030';
const TERRACOTTA = '#b5451b';
const LEAF = '#2f6b4f';

/** A filled outline. */
type Shape = readonly [fill: string, path: string];

const rectangle = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

const HEADSET: readonly Shape[] = [
  [PAPER, 'M-86-246a86 86 0 0 1 172 0h-12a74 74 0 0 0-148 0zM-94-270h28v54h-28zM66-270h28v54h-28z'],
  [PAPER, 'M-84-222q4 52 60 46a9 9 0 1 0-2-12q-46 0-50-34z'],
];

/** Necklines, as in the drawings of articles: the skin first. */
const ROUND = 'M-50-152a50 46 0 0 0 100 0z';
const VNECK = 'M-42-150l42 62 42-62z';
type Neckline = readonly [skin: string, ...trims: Shape[]];
const COLLAR: Neckline = [VNECK, [PAPER, 'M-46-152l46 66 46-66 18 8-64 88-64-88z']];
const WRAP: Neckline = [VNECK, [OCHRE, 'M58-152l-54 78 14 18 60-90zM-58-150l116 150h32l-128-154z']];
const YOKE: Neckline = [
  ROUND,
  [TERRACOTTA, 'M-92-142a92 88 0 0 0 184 0l-42-10a50 46 0 0 1-100 0z'],
  [INK, 'M-68-132l10 14-10 14-10-14zM68-132l10 14-10 14-10-14zM-40-100l10 14-10 14-10-14zM40-100l10 14-10 14-10-14z'],
];
const PANEL: Neckline = [
  ROUND,
  [OCHRE, 'M-50-152a50 46 0 0 0 100 0h18a68 64 0 0 1-46 60v72h-44v-72a68 64 0 0 1-46-60z'],
];

/** A colleague at a desk, whose edge is y = 0. */
const person = (skin: string, cloth: string, [neck, ...trims]: Neckline, hasHeadset: boolean): readonly Shape[] => [
  [INK, `M-92-250a92 92 0 0 1 184 0v${hasHeadset ? 0 : 110}h-184z`],
  [cloth, 'M-160 0v-40a110 110 0 0 1 110-110h100a110 110 0 0 1 110 110v40z'],
  [skin, `${neck}M-30-200h60v56h-60zM-72-250a72 72 0 0 1 144 0 72 72 0 0 1-144 0`],
  ...trims,
  [INK, 'M-74-250a74 74 0 0 1 148 0q-40-42-74-42t-74 42z'],
  ...(hasHeadset ? HEADSET : []),
];

/** The colleague, and the tools. */
const DRAWINGS: Readonly<Record<EtudeTheme, readonly [colleague: readonly Shape[], thing: readonly Shape[]]>> = {
  'relations-client': [
    person('#5a3423', LEAF, PANEL, true),
    [
      [INK, rectangle(-85, -300, 170, 300)],
      [PAPER, rectangle(-67, -270, 134, 230)],
      [OCHRE, `${rectangle(-50, -245, 84, 50)}m20 50v24l24-24z`],
      [LEAF, `${rectangle(-34, -140, 84, 50)}m64 50v24l-24-24z`],
    ],
  ],
  'soutien-d-activite': [
    person('#8a5a3c', TERRACOTTA, WRAP, false),
    [
      [PAPER, `${rectangle(-130, -56, 260, 50)}${rectangle(-115, -114, 240, 50)}${rectangle(-125, -172, 240, 50)}`],
      [INK, `${rectangle(-100, -38, 130, 12)}${rectangle(-85, -96, 130, 12)}${rectangle(-95, -154, 130, 12)}`],
      [LEAF, 'M-60-250a60 60 0 0 1 120 0 60 60 0 0 1-120 0'],
      [PAPER, 'M-34-252l12-12 16 16 32-34 12 12-44 46z'],
    ],
  ],
  'actions-commerciales': [
    person('#3f2418', OCHRE, YOKE, true),
    [
      [PAPER, rectangle(-120, -260, 240, 260)],
      [TERRACOTTA, rectangle(-120, -290, 240, 70)],
      [INK, `${rectangle(-90, -180, 46, 46)}${rectangle(-23, -180, 46, 46)}${rectangle(-90, -100, 46, 46)}`],
      [OCHRE, `${rectangle(44, -180, 46, 46)}${rectangle(-23, -100, 46, 46)}`],
    ],
  ],
  'activités-it': [
    person('#5a3423', LEAF, COLLAR, false),
    [
      [INK, `${rectangle(-170, -270, 340, 210)}${rectangle(-24, -60, 48, 60)}${rectangle(-80, -14, 160, 14)}`],
      [OCHRE, `${rectangle(-140, -236, 90, 18)}${rectangle(-110, -156, 130, 18)}`],
      [PAPER, `${rectangle(-110, -196, 160, 18)}${rectangle(-140, -116, 70, 18)}`],
    ],
  ],
};

const Shapes = ({ of }: { of: readonly Shape[] }) => of.map(([fill, d]) => <path key={d} fill={fill} d={d} />);

/** Decorative drawing of a theme: in the page itself, because a picture of its own would be its largest and latest paint. */
export function ThemeDrawing({ theme, className }: { theme: EtudeTheme; className: string | undefined }) {
  const [colleague, thing] = DRAWINGS[theme];
  return (
    <svg className={className} viewBox="0 -380 800 460" aria-hidden="true">
      {/* The desk is as wide as the drawing's container. */}
      <path fillOpacity=".25" d={rectangle(-2000, 0, 4000, 80)} />
      <g transform="translate(210)">
        <Shapes of={colleague} />
      </g>
      <g transform="translate(590)">
        <Shapes of={thing} />
      </g>
    </svg>
  );
}
