import type { AusenteDaCarga } from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import { useState } from 'react';
import { RespondeMenu } from './RespondeMenu.tsx';
import { AusenteDialog, type AtoDeAusente, palavras } from './AusenteDialog.tsx';

interface AusenteActsProps {
  readonly row: AusenteDaCarga;
}

const atos = (['pergunta', 'encerra', 'ignora'] as const).map((ato) => [ato, palavras[ato]] as const);

/** Acts on a bond that is missing in the complete file. */
export function AusenteActs({ row }: AusenteActsProps) {
  const [ato, setAto] = useState<AtoDeAusente | null>(null);
  return (
    <>
      <RespondeMenu
        deQuem={row.nome}
        atos={atos.filter(([um]) => um !== 'pergunta' || row.situacao !== 'Perguntado')}
        onAto={setAto}
      />
      {ato && <AusenteDialog ato={ato} ausente={row} onClose={() => setAto(null)} />}
    </>
  );
}
