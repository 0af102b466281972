import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { useState } from 'react';
import type { ScreenProps } from '../../app/manifest.ts';
import { MensageriaScreen } from '../../cobranca/campanha/MensageriaScreen.tsx';
import { ArquivosDeBoletos } from './ArquivosDeBoletos.tsx';

/** The campaigns, and the two files of a due day's bills for a new campaign (FIN-11). */
export function MensageriaFinanceiroScreen(route: ScreenProps) {
  const [dia, setDia] = useState<string | null>(null);
  return (
    <MensageriaScreen
      {...route}
      files={
        <FieldRow>
          <DatePicker label="Data de vencimento" value={dia} onChange={setDia} />
          <ArquivosDeBoletos dia={dia} />
        </FieldRow>
      }
    />
  );
}
