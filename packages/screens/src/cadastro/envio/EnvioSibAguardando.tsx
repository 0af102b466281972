import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { EnvioSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { writeMoment } from '../leitura-correcao/correcaoTexts.ts';
import { writeQuantidade } from './envioSibTexts.ts';

export interface EnvioSibAguardandoProps {
  readonly envio: EnvioSib;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The file that waits for the regulator's return, with its three acts. */
export function EnvioSibAguardando({ envio, isSaving, onSave, onDiscard }: EnvioSibAguardandoProps) {
  const { nomeArquivo, competencia, quantidade, geradoEm, por } = envio;
  return (
    <Notice tone="caution" title={`${nomeArquivo} espera o retorno da ANS`} isLive>
      <Row justify="between" gap="m">
        <span>
          {`${writeQuantidade(quantidade)} de ${writeMonth(competencia)}, gerado em ${writeMoment(geradoEm)} por ${por}`}
        </span>
        <Row>
          <Button size="small" isPending={isSaving} onPress={onSave}>
            Baixar
          </Button>
          <LinkButton size="small" href="/modulos/cadastro/leitura-xml-sib" linkComponent={RouterLink}>
            Importar retorno
          </LinkButton>
          <Button size="small" tone="quiet" onPress={onDiscard}>
            Descartar
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
