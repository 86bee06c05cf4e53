// What the icons of @mui/icons-material are made with (vite.config.ts): one element, drawn by kit.css, where
// Material's is five components and a style of its own for each.
import type { ComponentType, ReactNode } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

const sizes: Readonly<Record<string, string>> = { small: ' small', large: ' large', inherit: ' inherit' };
/** What Material calls differently (theme/look-properties.ts). */
const tones: Readonly<Record<string, string>> = { action: 'text-quiet', disabled: 'edge' };

/** `drawing`: what stands in 24 by 24 units; Material knows an icon by `muiName`. */
// oxlint-disable-next-line import/no-default-export -- as the icons import it
export default function createSvgIcon(drawing: ReactNode, name: string): ComponentType<SvgIconProps> {
  const Icon = ({ fontSize = 'medium', titleAccess, className, color, style, sx, ...rest }: SvgIconProps) => {
    if (sx !== undefined) throw new Error(`The icon ${name} was given sx, which nothing reads here: give it style.`);
    const tone = color === undefined || color === 'inherit' ? undefined : `var(--look-${tones[color] ?? color})`;
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden={titleAccess === undefined ? true : undefined}
        role={titleAccess === undefined ? undefined : 'img'}
        {...rest}
        style={tone === undefined ? style : { color: tone, ...style }}
        className={`MuiSvgIcon-root icon${sizes[fontSize] ?? ''}${className === undefined ? '' : ` ${className}`}`}
      >
        {drawing}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  };
  Icon.muiName = 'SvgIcon';
  Icon.displayName = `${name}Icon`;
  return Icon;
}
