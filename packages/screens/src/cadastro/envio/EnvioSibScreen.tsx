import { Button } from '@vidas/ui/button/Button.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { EnvioSibAguardando } from './EnvioSibAguardando.tsx';
import { EnvioSibArquivos } from './EnvioSibArquivos.tsx';
import { EnvioSibCompetencia } from './EnvioSibCompetencia.tsx';
import { EnvioSibDescartar } from './EnvioSibDescartar.tsx';
import { EnvioSibGerar } from './EnvioSibGerar.tsx';
import { EnvioSibPrevia } from './EnvioSibPrevia.tsx';
import { lastDayOf, monthBefore } from './envioSibTexts.ts';
import { useEnvioActs, usePreviaSib } from './useEnvioSib.ts';

/** The month's file to the regulator: its preview, its making, and the earlier files with their results. */
export function EnvioSibScreen() {
  const hoje = useOperatorClock().today();
  const hasBegun = (month: string) => month <= hoje.slice(0, 7);
  const [asked, ask] = useCompetenciaUrl();
  const competencia = asked !== null && hasBegun(asked) ? asked : monthBefore(hoje);
  const [aba, setAba] = useUrlWord('aba', ['previa', 'arquivos']);
  // True while the field holds no possible month; then no file is made of the month on show.
  const [isOtherTyped, setIsOtherTyped] = useState(false);
  const [asking, setAsking] = useState<'gerar' | 'descartar' | null>(null);
  const { report, previa, aguardando } = usePreviaSib(competencia);
  const acts = useEnvioActs();
  const dialog = { ...acts, onClose: () => setAsking(null) };
  return (
    <DatedPage
      title="Envio do SIB (SBX)"
      subtitle={`O que mudou no cadastro até ${lastDayOf(competencia)} e a ANS ainda não aceitou.`}
      actions={
        <>
          <EnvioSibCompetencia
            competencia={competencia}
            onChange={(month) => {
              const isMonth = month !== null && hasBegun(month);
              setIsOtherTyped(!isMonth);
              if (isMonth) ask(month);
            }}
          />
          <Button onPress={() => setAba('arquivos')}>Arquivos gerados</Button>
          <Button
            tone="primary"
            isDisabled={isOtherTyped || previa === undefined || aguardando !== null || previa.recusa !== null}
            onPress={() => setAsking('gerar')}
          >
            Gerar arquivo
          </Button>
        </>
      }
      isFilling
    >
      {aguardando && (
        <EnvioSibAguardando
          envio={aguardando}
          isSaving={acts.baixando === aguardando.id}
          onSave={() => void acts.baixar(aguardando)}
          onDiscard={() => setAsking('descartar')}
        />
      )}
      {previa?.recusa && (
        <Notice tone="caution" title="Nenhum arquivo pode ser gerado">
          {previa.recusa}
        </Notice>
      )}
      <EnvioSibPrevia competencia={competencia} report={report} motivo={previa?.motivo} />
      {aba === 'arquivos' && <EnvioSibArquivos acts={acts} onClose={() => setAba('previa')} />}
      {asking === 'gerar' && previa && <EnvioSibGerar previa={previa} onClose={dialog.onClose} />}
      {asking === 'descartar' && aguardando && <EnvioSibDescartar {...dialog} envio={aguardando} />}
    </DatedPage>
  );
}
