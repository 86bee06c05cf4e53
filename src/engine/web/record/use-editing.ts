import { useEffect, useRef, useState, type RefObject } from 'react';
import { isFrozen } from '#engine/model/is-frozen.ts';
import { mayPass } from '#engine/model/access.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useHasKept } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { recordForm } from '../form/record-work.ts';

interface Editing {
  /** Whether the reader may change anything of it. */
  readonly may: boolean;
  readonly isOn: boolean;
  /** Of what begins it: who ends it is there again. */
  readonly beginner: RefObject<HTMLButtonElement | null>;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether a record that is read is being changed: from the start where an ended session left work. */
export function useEditing(place: Place, record: RecordValues | undefined): Editing {
  const { may, roles } = useSession();
  const entity = entityOf(place.entity);
  const kept = useHasKept(recordForm(place, record?.id));
  const [isOn, setOn] = useState(kept);
  const mayEdit =
    record !== undefined &&
    entity.methods.update &&
    may(entity.name, 'update') &&
    !isFrozen(entity, record) &&
    entity.fields.some(({ readOnly, createOnly, access }) => !readOnly && !createOnly && mayPass(access?.write, roles));
  const beginner = useRef<HTMLButtonElement>(null);
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current && !isOn) beginner.current?.focus();
    was.current = isOn;
  }, [isOn]);
  return {
    beginner,
    may: mayEdit,
    // An action may have frozen the record meanwhile.
    isOn: isOn && (mayEdit || kept),
    begin: () => setOn(true),
    end: () => setOn(false),
  };
}
