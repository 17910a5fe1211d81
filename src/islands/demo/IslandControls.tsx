import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/Tabs.tsx';
import { Tooltip, TooltipProvider } from '#ui/Tooltip.tsx';
import { InputField, SelectField, TextareaField } from '#ui/fields.tsx';
import { showToast } from '#ui/toast-event.ts';

/** The React half of the design language, to look at and to try. */
export function IslandControls() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <InputField label="First name" required autoComplete="off" />
        <InputField label="Email" type="email" hint="We answer here." error="Enter an email address." />
        <SelectField label="Service">
          <option value="none">Not sure yet</option>
          <option value="cosmetic">Cosmetic</option>
        </SelectField>
        <TextareaField label="Notes" rows={3} />
      </div>
      <div className="grid content-start justify-items-start gap-6">
        <Tabs defaultValue="one">
          <TabsList aria-label="Example">
            <TabsTrigger value="one">First tab</TabsTrigger>
            <TabsTrigger value="two">Second tab</TabsTrigger>
          </TabsList>
          <TabsContent value="one" className="pt-4">
            What the first tab holds.
          </TabsContent>
          <TabsContent value="two" className="pt-4">
            What the second tab holds.
          </TabsContent>
        </Tabs>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <TooltipProvider>
          <Tooltip text="A tooltip">
            <Button>Rest on me</Button>
          </Tooltip>
        </TooltipProvider>
        <Button onClick={() => showToast({ title: 'Saved', description: 'Your words are safe.' })}>
          Raise a toast
        </Button>
        <Button
          onClick={() =>
            showToast({ title: 'Error', description: 'That did not work.', variant: 'destructive' })
          }
        >
          Raise an error
        </Button>
      </div>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="A dialog">
          <p>The browser’s own: it keeps the focus and closes with Escape.</p>
        </Dialog>
      )}
    </div>
  );
}
