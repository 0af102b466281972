import { counted } from '@vidas/api-client/words/counted.ts';
import {
  getDemonstrativoPdf,
  getDemonstrativoXml,
  type LoteDoPrestador,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { useAct } from '../../app/useAct.ts';

const options = { rereads: [], failed: 'Não foi possível gerar o demonstrativo!' };

export interface LoteActsProps {
  readonly lote: LoteDoPrestador;
}

/** The analysis of one lot as PDF and as XML; while guides wait, the tooltip has their number (CTM-54). */
export function LoteActs({ lote: { protocolo, numeroLote, aVerificar } }: LoteActsProps) {
  const acts = { pdf: useAct(getDemonstrativoPdf, options), xml: useAct(getDemonstrativoXml, options) };
  const save = async (formato: keyof typeof acts) => {
    const outcome = await acts[formato].act({ body: { protocolo } });
    if (outcome.kind !== 'done') return;
    const { nome, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: `application/${formato}` }), nome);
  };
  const why =
    aVerificar === 0
      ? null
      : `O demonstrativo sai quando não houver guias a verificar: ${counted(aVerificar, 'guia falta', 'guias faltam')}.`;
  const button = (formato: keyof typeof acts) => {
    const name = formato.toUpperCase();
    return (
      <Button
        size="small"
        aria-label={`${name} do lote ${numeroLote}${why === null ? '' : `. ${why}`}`}
        isDisabled={why !== null}
        isPending={acts[formato].isPending}
        onPress={() => void save(formato)}
      >
        {name}
      </Button>
    );
  };
  return (
    <Tooltip text={why ?? ''} isDisabled={why === null} isName>
      <span>
        {button('pdf')} {button('xml')}
      </span>
    </Tooltip>
  );
}
