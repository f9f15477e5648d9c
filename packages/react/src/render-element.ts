import {
  type CSSProperties,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';

/** What a component lets its user decide about its element, given its state. */
export interface ElementOptions<State> {
  /** A class name, or how to choose one from the state. It is added to the component's own. */
  readonly className?: string | ((state: State) => string | undefined) | undefined;
  /** A style, or how to choose one from the state. It wins over the component's own. */
  readonly style?: CSSProperties | ((state: State) => CSSProperties | undefined) | undefined;
  /** Draws another element instead: spread the props on it. Keep it the same function from render to render. */
  readonly render?: ((props: HTMLAttributes<HTMLElement>, state: State) => ReactElement) | undefined;
}

/** The props of an element, its class name and style settled. */
export function mergeProps<State, Props extends HTMLAttributes<HTMLElement>>(
  props: Props,
  { className, style }: ElementOptions<State>,
  state: State,
): Props {
  const name = typeof className === 'function' ? className(state) : className;
  const css = typeof style === 'function' ? style(state) : style;
  return {
    ...props,
    className: name && props.className ? `${props.className} ${name}` : name || props.className,
    style: css ? { ...props.style, ...css } : props.style,
  };
}

/** The element of a component: the given one, unless its user draws another. */
export function renderElement<State>(
  props: HTMLAttributes<HTMLElement>,
  options: ElementOptions<State>,
  state: State,
  tag: 'div' | 'span' = 'div',
  children: ReactNode = props.children,
): ReactElement {
  const merged = mergeProps(props, options, state);
  return options.render ? options.render(merged, state) : createElement(tag, merged, children);
}
