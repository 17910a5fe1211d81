import { useState, type ComponentProps } from 'react';
import { InputField } from '#ui/fields.tsx';
import { Checkbox } from '../Checkbox.tsx';

/** A password, with a look at it for whoever is alone. */
export function PasswordField(props: ComponentProps<typeof InputField>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid gap-2">
      <InputField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Checkbox className="gap-2 text-sm" checked={isShown} onChange={setIsShown}>
        Show characters
      </Checkbox>
    </div>
  );
}
