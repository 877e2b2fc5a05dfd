/** What a drawing from elsewhere may consist of: shapes, words, paints and filters. Nothing that runs, moves or fetches. */

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements that stay; any other goes with everything in it. */
export const allowedElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker mask
  clipPath pattern linearGradient radialGradient stop style switch filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence
`);

/** Elements that go, while what is in them stays. */
export const unwrappedElements = words('a');

/** Attributes that stay, besides `aria-…`. */
export const allowedAttributes = words(`
  id class style role lang viewBox preserveAspectRatio version width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength transform href offset dx dy rotate textLength lengthAdjust startOffset method spacing side
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect
  visibility word-spacing writing-mode
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits
  gradientTransform spreadMethod markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits
  in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix
  divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant scale xChannelSelector
  yChannelSelector azimuth elevation stdDeviation radius specularConstant specularExponent limitingConeAngle pointsAtX
  pointsAtY pointsAtZ z baseFrequency numOctaves seed stitchTiles systemLanguage xml:space
`);
