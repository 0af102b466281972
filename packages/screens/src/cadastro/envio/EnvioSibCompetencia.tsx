import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';

export interface EnvioSibCompetenciaProps {
  /** The month on show, 'YYYY-MM'. */
  readonly competencia: string;
  /** Null while the field does not hold a month. */
  readonly onChange: (month: string | null) => void;
}

/** The month of the sending; the shown month stays while another one is typed. */
export function EnvioSibCompetencia({ competencia, onChange }: EnvioSibCompetenciaProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<string | null>(competencia);
  const [followed, setFollowed] = useState(competencia);
  // Back and forward change the month, so the field follows the address.
  if (competencia !== followed) {
    setFollowed(competencia);
    setTyped(competencia);
  }
  return (
    <FieldRow isSentence>
      <CompetencePicker
        label="Competência do arquivo"
        value={typed}
        max={today().slice(0, 7)}
        onChange={(month) => {
          setTyped(month);
          onChange(month);
        }}
      />
    </FieldRow>
  );
}
