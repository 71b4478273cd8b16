"""The way out for letters: an SMTP server of the operator's. Blocks, so it runs in a thread of its own."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from obelisk.server.settings import InvalidSettings, Settings

SECONDS: Final = 20
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")


class Refused(Exception):
    """The server will never take this letter."""


class NotNow(Exception):
    """It may take it later."""


@dataclass(slots=True, frozen=True)
class Smtp:
    """`tls`: from the first byte, by STARTTLS, or (only to this machine itself) not at all."""

    host: str
    port: int
    user: str
    password: str
    tls: str
    sender: str

    def send(self, message: EmailMessage) -> None:
        """Hands a letter over. Raises `Refused` or `NotNow`."""
        try:
            with closing(self._connect()) as server:
                if self.tls == "starttls":
                    server.starttls(context=ssl.create_default_context())
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message, self.sender, [str(message["To"])])
                # It has the letter: how it says goodbye does not matter.
                with suppress(smtplib.SMTPException, OSError):
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (Refused if min(codes) >= 500 else NotNow)(str(codes)) from None
        except (smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as error:
            raise (Refused if error.smtp_code >= 500 else NotNow)(str(error.smtp_code)) from None
        except (smtplib.SMTPException, OSError) as error:
            # Also a wrong password or certificate: the operator will set it right.
            raise NotNow(type(error).__name__) from None

    @property
    def domain(self) -> str:
        """Of the sender. This server also greets by it: smtplib would ask the network for a name."""
        return parseaddr(self.sender)[1].rpartition("@")[2]

    def _connect(self) -> smtplib.SMTP:
        if self.tls == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, self.domain, timeout=SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, self.domain, timeout=SECONDS)


def smtp_of(settings: Settings) -> Smtp | None:
    """The way out that the settings name, if they do. Raises `InvalidSettings`."""
    if not settings.smtp_url:
        return None
    url = urlsplit(settings.smtp_url)
    try:
        port = url.port or PORTS[url.scheme]
    except (KeyError, ValueError):
        raise InvalidSettings("smtp_url: smtp://user@host:587 or smtps://user@host:465 is expected") from None
    if not url.hostname:
        raise InvalidSettings("smtp_url: there is no host in it")
    if "@" not in parseaddr(settings.mail_from)[1]:
        raise InvalidSettings("mail_from: where mail is sent, it needs the address it is sent from")
    password = unquote(url.password or "")
    if settings.smtp_password_file is not None:
        try:
            password = settings.smtp_password_file.read_text("utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidSettings(f"smtp_password_file: {error}") from None
    plain = "none" if url.hostname in HERE else "starttls"
    tls = "tls" if url.scheme == "smtps" else plain
    return Smtp(url.hostname, port, unquote(url.username or ""), password, tls, settings.mail_from)
