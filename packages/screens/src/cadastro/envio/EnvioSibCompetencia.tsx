import { CompetencePicker } from '@vidas/ui/competence-picker';
import { useState } from 'react';
import { today } from '../../report/periodo.ts';

/** What an EnvioSibCompetencia takes. */
export interface EnvioSibCompetenciaProps {
  /** The month on show, 'YYYY-MM'. */
  readonly competencia: string;
  /** Null while what stands in the field is not a month. */
  readonly onChange: (month: string | null) => void;
}

/** The month of the sending; while another is typed the one on show stays. */
export function EnvioSibCompetencia({ competencia, onChange }: EnvioSibCompetenciaProps) {
  const [typed, setTyped] = useState<string | null>(competencia);
  const [followed, setFollowed] = useState(competencia);
  // Back and forward bring another month: the field follows it.
  if (competencia !== followed) {
    setFollowed(competencia);
    setTyped(competencia);
  }
  return (
    <CompetencePicker
      label="Competência do arquivo"
      value={typed}
      max={today().slice(0, 7)}
      onChange={(month) => {
        setTyped(month);
        onChange(month);
      }}
    />
  );
}
