import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { getRelatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao/relatorioComissao.contract.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useAct } from '../../app/useAct.ts';
import { relidas } from './relidas.ts';

interface RelatorioDoMesProps {
  readonly competencia: string;
  /** Called with the reason when there is no report. */
  readonly onFailed: (reason: string) => void;
}

/** Saves the report of a closed month, or opens it on its page. */
export function RelatorioDoMes({ competencia, onFailed }: RelatorioDoMesProps) {
  const { act, isPending } = useAct(getRelatorioComissaoPdf, { rereads: relidas });
  const baixa = async () => {
    const outcome = await act({ params: { competencia } });
    if (outcome.kind !== 'done') return onFailed(outcome.reason.message);
    if (outcome.reply === null) return onFailed('a competência está aberta.');
    const { nome, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: 'application/pdf' }), nome);
  };
  return (
    <>
      <LinkButton
        href={`/modulos/vendas/relatorio-comissao?competencia=${writeMonth(competencia, '-')}`}
        linkComponent={RouterLink}
      >
        Abrir o relatório
      </LinkButton>
      <Button isPending={isPending} onPress={() => void baixa()}>
        Baixar o relatório
      </Button>
    </>
  );
}
