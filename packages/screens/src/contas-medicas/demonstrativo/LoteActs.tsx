import {
  getDemonstrativoPdf,
  getDemonstrativoXml,
  getLotesPrestador,
  type LoteDoPrestador,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useAct } from '../../app/useAct.ts';
import { PapeisGuardados } from './PapeisGuardados.tsx';
import { salvaPapel } from './salvaPapel.ts';

// The list says which analysis was downloaded last.
const options = { rereads: [getLotesPrestador], failed: 'Não foi possível gerar o demonstrativo!' };

export interface LoteActsProps {
  readonly lote: LoteDoPrestador;
}

/** Papers of one lot: its analysis, partial while guides are under review (CTM-70), and the stored papers of its import. */
export function LoteActs({ lote }: LoteActsProps) {
  const { protocolo, numeroLote, aVerificar, guias, papeis } = lote;
  const acts = { pdf: useAct(getDemonstrativoPdf, options), xml: useAct(getDemonstrativoXml, options) };
  const isParcial = aVerificar > 0;
  const decididas = guias - aVerificar;
  const save = async (formato: keyof typeof acts) => {
    const outcome = await acts[formato].act({ body: { protocolo, ...(isParcial && { parcial: true }) } });
    if (outcome.kind === 'done') salvaPapel(outcome.reply);
  };
  const ofLote = `do lote ${numeroLote}`;
  const why = decididas === 0 ? `${ofLote}. Nenhuma guia do lote está decidida.` : ofLote;
  const button = (formato: keyof typeof acts) => {
    const name = `${isParcial ? 'Parcial' : 'Demonstrativo'} (${formato.toUpperCase()})`;
    return (
      <Button
        size="small"
        aria-label={`${name} ${isParcial && decididas > 0 ? `${ofLote}: ${decididas} de ${guias} guias` : why}`}
        isDisabled={decididas === 0}
        isPending={acts[formato].isPending}
        onPress={() => void save(formato)}
      >
        {name}
      </Button>
    );
  };
  return (
    <>
      {button('pdf')}
      {button('xml')}
      <PapeisGuardados size="small" numeroLote={numeroLote} protocolo={protocolo} papeis={papeis} />
    </>
  );
}
