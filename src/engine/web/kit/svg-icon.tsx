// What the icons of @mui/icons-material are made with (vite.config.ts): one element, drawn by kit.css, where
// Material's is five components and a style of its own for each. Who gives `sx` or a colour gets Material's.
import type { ComponentType, ReactNode } from 'react';
import MaterialIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

const sizes: Readonly<Record<string, string>> = { small: ' small', large: ' large', inherit: ' inherit' };

/** `drawing`: what stands in 24 by 24 units; Material knows an icon by `muiName`. */
// oxlint-disable-next-line import/no-default-export -- as the icons import it
export default function createSvgIcon(drawing: ReactNode, name: string): ComponentType<SvgIconProps> {
  const Icon = ({ fontSize = 'medium', titleAccess, className, ...rest }: SvgIconProps) => {
    if (rest.sx !== undefined || rest.color !== undefined)
      return (
        <MaterialIcon {...{ fontSize, className, titleAccess }} {...rest}>
          {drawing}
        </MaterialIcon>
      );
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden={titleAccess === undefined ? true : undefined}
        role={titleAccess === undefined ? undefined : 'img'}
        {...rest}
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
