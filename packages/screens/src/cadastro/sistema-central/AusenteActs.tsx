import type { AusenteDaCarga } from '@vidas/api-client/cadastro/ausentesDaCarga.report';
import { Button } from '@vidas/ui/button';
import { useState } from 'react';
import { AusenteDialog, type AtoDeAusente, palavras } from './AusenteDialog.tsx';

interface AusenteActsProps {
  readonly row: AusenteDaCarga;
}

const atos = ['pergunta', 'encerra', 'ignora'] as const;

/** What may be done about a bond that the complete file did not bring. */
export function AusenteActs({ row }: AusenteActsProps) {
  const [ato, setAto] = useState<AtoDeAusente | null>(null);
  return (
    <>
      {atos
        .filter((um) => um !== 'pergunta' || row.situacao !== 'Perguntado')
        .map((um) => (
          <Button
            key={um}
            size="small"
            tone={um === 'pergunta' ? 'primary' : 'quiet'}
            aria-label={`${palavras[um]}: ${row.nome}`}
            onPress={() => setAto(um)}
          >
            {palavras[um]}
          </Button>
        ))}
      {ato && <AusenteDialog ato={ato} ausente={row} onClose={() => setAto(null)} />}
    </>
  );
}
