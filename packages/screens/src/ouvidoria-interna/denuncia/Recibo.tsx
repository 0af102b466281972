import { writeDay } from '@vidas/api-client/words/day.ts';
import { useState } from 'react';
import { finalDaChave } from '@vidas/api-client/ouvidoria/chave.rules.ts';
import type { Recibo as DadosDoRecibo } from '@vidas/api-client/ouvidoria/portalState.ts';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { CheckCircleIcon } from '@vidas/ui/icon/icons.tsx';
import { LinkList } from '@vidas/ui/layout/LinkList.tsx';
import { OnPaper, OnScreen } from '@vidas/ui/layout/OnPaper.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { Mono } from '@vidas/ui/text/Mono.tsx';
import { VisuallyHidden } from '@vidas/ui/text/VisuallyHidden.tsx';
import { CopyAndPrint } from '../CopyAndPrint.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { PortalLink } from '../PortalLink.tsx';
import { usePortalServices } from '../PortalServices.tsx';
import { rotas } from '../routes.ts';
import { useIsHydrated } from '../useIsHydrated.ts';

const spaced = (protocolo: string): string => protocolo.replace(/^(\d{4})(\d{4})$/, '$1 $2');

/** Protocol and key, shown once, with the next steps and their days. */
export function Recibo({ recibo }: { readonly recibo: DadosDoRecibo }) {
  const { protocolo, chave, prazos } = recibo;
  const isHydrated = useIsHydrated();
  const { receiptOperator, portalUrl } = usePortalServices().config;
  const [ending, setEnding] = useState('');
  const isConfirmed = chave !== undefined && ending.trim().toUpperCase() === finalDaChave(chave);
  const facts = [
    { name: 'Seu número de protocolo é', value: <Mono size="secret">{spaced(protocolo)}</Mono> },
    ...(chave === undefined ? [] : [{ name: 'Chave de acesso', value: <Mono size="secret">{chave}</Mono> }]),
  ];
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <div role="status">
          <Text as="div" tone="positive" weight="strong" size="portalSmall">
            <Row>
              <CheckCircleIcon />
              <span>
                Denúncia realizada com sucesso!
                <VisuallyHidden> Seu número de protocolo é: {protocolo}</VisuallyHidden>
              </span>
            </Row>
          </Text>
        </div>
        <PageHeading isNews>
          {chave === undefined ? 'Guarde o protocolo' : 'Guarde o protocolo e a chave'}
        </PageHeading>
        <Text tone="muted">
          {chave === undefined
            ? 'Com ele você acompanha a denúncia.'
            : 'Você precisa dos dois para acompanhar. Ninguém consegue recuperar a chave, nem nós.'}
        </Text>
      </Stack>
      <Facts facts={facts} />
      <OnPaper>
        {receiptOperator && <p>Ouvidoria Interna · {receiptOperator}</p>}
        <p>
          Para acompanhar, abra {isHydrated ? location.origin : portalUrl}
          {rotas.acompanhamento}
        </p>
      </OnPaper>
      <OnScreen>
        <CopyAndPrint
          text={[`Protocolo: ${protocolo}`, ...(chave === undefined ? [] : [`Chave: ${chave}`])].join('\n')}
        />
        {chave !== undefined && (
          <TextField
            label="Anotou? Digite os 4 últimos símbolos da chave"
            size="large"
            maxLength={4}
            // The button works only with JavaScript.
            isDisabled={!isHydrated}
            autoComplete="off"
            spellCheck={false}
            value={ending}
            onChange={(event) => setEnding(event.target.value)}
            errorMessage={
              ending.trim().length === 4 && !isConfirmed
                ? 'Não é o fim da chave acima: confira o que anotou'
                : undefined
            }
            hint={
              isConfirmed
                ? 'Certo. Agora você pode fechar esta página.'
                : 'Esta página não pode ser aberta de novo.'
            }
          />
        )}
      </OnScreen>
      <Notice tone="caution">Não salve em um aparelho da empresa. Anote em papel, se preferir.</Notice>
      <List isOrdered>
        <li>
          <strong>Hoje:</strong> a denúncia já está com a ouvidoria.
        </li>
        {prazos && (
          <>
            <li>
              <strong>Até {writeDay(prazos.analise)}:</strong> confirmamos que ela está em análise.
            </li>
            <li>
              <strong>Até {writeDay(prazos.resposta)}:</strong> você encontra aqui a primeira resposta.
            </li>
          </>
        )}
      </List>
      <OnScreen>
        <LinkList>
          <PortalLink href={rotas.acompanhamento}>Acompanhar uma denúncia</PortalLink>
          <PortalLink href={rotas.inicio}>Voltar ao início</PortalLink>
        </LinkList>
      </OnScreen>
    </Stack>
  );
}
