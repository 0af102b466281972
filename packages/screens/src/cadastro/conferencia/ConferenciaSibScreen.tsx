import { counted } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { Icon } from '../../app/icons.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { abasSib } from './abasSib.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ArquivosConferencia } from './ArquivosConferencia.tsx';
import { ComparacaoPanel } from './ComparacaoPanel.tsx';
import { ImportaCnxDialog } from './ImportaCnxDialog.tsx';
import { useAtualizaCco } from './useAtualizaCco.ts';
import { useConferencia } from './useConferencia.ts';

/** The regulator's register against the operator's, in six lists (SIB-17). */
export function ConferenciaSibScreen() {
  const [aba, setAba] = useUrlWord(
    'aba',
    abasSib.map(({ key }) => key),
  );
  const [isImporting, setIsImporting] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const cco = useAtualizaCco();
  const { contagens, resumo, subtitle, isOutdated, hasArquivo, recalcula, isComparing } = useConferencia();
  const tabs = abasSib.map(({ contagem, isOfRegister, content, ...each }) => ({
    ...each,
    // Without a file there was no comparison, and a zero would look like a good result.
    badge:
      hasArquivo || isOfRegister || contagens === undefined
        ? (contagens?.[contagem].toLocaleString('pt-BR') ?? null)
        : undefined,
    content: content(resumo),
  }));
  return (
    <DatedPage
      title="Conferência cadastral SIB CNX"
      subtitle={subtitle}
      actions={
        <>
          {hasArquivo && (
            <LinkButton href="/modulos/cadastro/diferencas-sib" linkComponent={RouterLink}>
              Decidir uma a uma
            </LinkButton>
          )}
          <Button icon={<Icon name="upload" />} onPress={() => setIsImporting(true)}>
            Importar SIB CNX
          </Button>
          <Button onPress={() => setIsListing(true)}>Arquivos importados</Button>
          <Button icon={<Icon name="key" />} isPending={cco.isLooking} onPress={cco.start}>
            Atualizar CCO
          </Button>
          <Button
            icon={<Icon name="refresh" />}
            isDisabled={!hasArquivo}
            isPending={isComparing}
            onPress={() => void recalcula()}
          >
            Recalcular
          </Button>
        </>
      }
      isFilling
    >
      <ComparacaoPanel />
      {isOutdated && !isComparing && (
        <Notice tone="caution" title="O cadastro mudou desde a comparação">
          Entraram nele vidas que ela ainda não viu, e os números das abas são os de antes. Use Recalcular
          para comparar de novo.
        </Notice>
      )}
      <Tabs label="Comparações" items={tabs} selectedKey={aba} onChange={setAba} />
      {isListing && <ArquivosConferencia onClose={() => setIsListing(false)} />}
      {isImporting && <ImportaCnxDialog onClose={() => setIsImporting(false)} />}
      {cco.count > 0 && (
        <Confirm
          question={`Atualizar o CCO de ${counted(cco.count, 'beneficiário', 'beneficiários')}?`}
          actionLabel="Atualizar CCO"
          tone="primary"
          isPending={cco.isWriting}
          onConfirm={() => void cco.confirm()}
          onCancel={cco.close}
        >
          O código dado pela ANS é gravado no cadastro da operadora, pelo código do beneficiário ou, na falta
          dele, pelo CPF.
        </Confirm>
      )}
    </DatedPage>
  );
}
