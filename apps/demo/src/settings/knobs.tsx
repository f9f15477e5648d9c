import { Field } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Slider } from '@base-ui/react/slider';
import { Switch } from '@base-ui/react/switch';
import { type ReactElement, type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly order: readonly T[];
  readonly onChange: (value: T) => void;
  /** A picture of each. */
  readonly picture?: (value: T) => ReactNode;
}

/** One of a few. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactElement {
  const { label, value, options, order, onChange, picture } = props;
  const id = useId();
  return (
    <Field.Root className="knob choice-knob">
      <span id={id} className="knob-name">
        {label}
      </span>
      <RadioGroup
        className={picture ? 'pictures' : 'segments'}
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen: T) => onChange(chosen)}
      >
        {order.map((option) => (
          <Field.Item key={option}>
            <Field.Label className="option">
              {picture?.(option)}
              <span className="option-name">
                <Radio.Root value={option} className="radio">
                  <Radio.Indicator className="dot" />
                </Radio.Root>
                {options[option]}
              </span>
            </Field.Label>
          </Field.Item>
        ))}
      </RadioGroup>
    </Field.Root>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export function Toggle({ label, on, onChange }: ToggleProps): ReactElement {
  return (
    <Field.Root className="knob toggle">
      <Field.Label className="knob-name">{label}</Field.Label>
      <Switch.Root className="switch" checked={on} onCheckedChange={onChange}>
        <Switch.Thumb className="thumb" />
      </Switch.Root>
    </Field.Root>
  );
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly disabled?: boolean;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A number between two ends. */
export function Range(props: RangeProps): ReactElement {
  const { label, value, min, max, step, disabled = false, format, onChange } = props;
  return (
    <Slider.Root
      className="knob range"
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(chosen) => typeof chosen === 'number' && onChange(chosen)}
    >
      <Slider.Label className="knob-name">{label}</Slider.Label>
      <output className="amount">{format(value)}</output>
      <Slider.Control className="control">
        <Slider.Track className="track">
          <Slider.Indicator className="filled" />
          <Slider.Thumb className="grip" getAriaValueText={(_, now) => format(now)} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
