import { useState, type ComponentProps } from 'react';
import { InputField } from '#ui/fields.tsx';

/** A password, with a look at it for whoever is alone. */
export function PasswordField(props: ComponentProps<typeof InputField>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid gap-2">
      <InputField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        Show characters
      </label>
    </div>
  );
}
